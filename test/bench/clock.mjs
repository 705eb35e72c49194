// @ts-check
// CPU time of this process, so that what else the machine does counts little.
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** @param {readonly number[]} numbers */
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

/**
 * Actions per second over so many milliseconds of CPU time.
 * @param {import('./drivers.mjs').Playout} playout
 * @param {number} milliseconds
 */
export function rate(playout, milliseconds) {
  const from = cpu();
  let [actions, number] = [0, 0];
  do {
    actions += playout(number);
    number += 1;
  } while (cpu() - from < milliseconds);
  return (actions / (cpu() - from)) * 1000;
}

/**
 * The median of some windows, after a warm-up.
 * @param {import('./drivers.mjs').Playout} playout
 */
export function steadyRate(playout, windows = 5, milliseconds = 400) {
  rate(playout, 1000);
  return median(Array.from({ length: windows }, () => rate(playout, milliseconds)));
}
