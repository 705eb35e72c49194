import type { Interval } from '../../match/index.js';
import { percent } from './figures.js';
import type { Section } from './report.js';

/** A bar from 0 to 100 %, with its interval. */
export interface Bar {
  readonly name: string;
  readonly share: number;
  readonly interval: Interval;
}

/** A square of shares: how the row did against the column; null where they never met. */
export interface Matrix {
  readonly title: string;
  readonly names: readonly string[];
  readonly cells: readonly (readonly (Bar | null)[])[];
}

/** A page about a tournament or a laboratory. */
export interface Page {
  readonly language: string;
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly matrix: Matrix;
  readonly sections: readonly Section[];
  readonly closing: readonly string[];
}

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #222; background: #fff; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; } th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; }
.bar { display: grid; grid-template-columns: 12rem 1fr 5rem; gap: .6rem; align-items: center; margin: .3rem 0; }
.track { position: relative; height: 1.2rem; background: #eee; border-left: 1px solid #999; }
.share { position: absolute; top: 0; bottom: 0; left: 0; background: #5b8def; }
.interval { position: absolute; top: 40%; height: 20%; background: #123; }
.half { position: absolute; top: 0; bottom: 0; left: 50%; border-left: 1px dashed #999; }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #181818; } .track { background: #333; } .interval { background: #fff; } th, td { border-color: #444; } }
`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Foreign text as it may stand anywhere in a page. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const part = (share: number): string => `${(100 * share).toFixed(2)}%`;

function barHtml({ name, share, interval: { low, high } }: Bar): string {
  const span = `left:${part(low)};width:${part(high - low)}`;
  return [
    `<div class="bar"><span>${escaped(name)}</span><div class="track">`,
    `<div class="share" style="width:${part(share)}"></div><div class="half"></div>`,
    `<div class="interval" style="${span}"></div></div><span>${percent(share)}</span></div>`,
  ].join('');
}

/** Green for who wins, red for who loses, as much as they do. */
function cellHtml(cell: Bar | null): string {
  if (cell === null) return '<td></td>';
  const { name, share, interval } = cell;
  const colour = `hsla(${share >= 0.5 ? 140 : 5},60%,50%,${Math.abs(share - 0.5).toFixed(3)})`;
  const title = `${name}: ${percent(interval.low)} – ${percent(interval.high)}`;
  return `<td style="background:${colour}" title="${escaped(title)}">${percent(share)}</td>`;
}

const row = (cells: readonly string[], tag: 'td' | 'th'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

function matrixHtml({ title, names, cells }: Matrix): string {
  const rows = cells.map((line, at) => `<tr><th>${escaped(names[at] ?? '')}</th>${line.map(cellHtml).join('')}</tr>`);
  return `<h2>${escaped(title)}</h2><div class="wide"><table>${row(['', ...names], 'th')}${rows.join('')}</table></div>`;
}

const sectionHtml = ({ title, heads, rows }: Section): string =>
  `<h2>${escaped(title)}</h2><div class="wide"><table>${row(heads, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table></div>`;

/** A page that needs nothing else: no script, no picture, no style from elsewhere. */
export const htmlOf = ({ language, title, bars, matrix, sections, closing }: Page): string =>
  [
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head>`,
    `<body><h1>${escaped(title)}</h1>`,
    ...bars.map(barHtml),
    matrixHtml(matrix),
    ...sections.map(sectionHtml),
    ...closing.map((text) => `<p>${escaped(text)}</p>`),
    '</body></html>\n',
  ].join('\n');
