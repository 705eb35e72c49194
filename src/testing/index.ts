/**
 * For authors of games and of card sets: the nine laws that every game keeps, and arbitraries for fast-check.
 *
 * @module testing
 */
export { arbitraryHostile, arbitraryPosition, type Reach, type Reached } from './arbitraries.js';
export { conformance } from './conformance.js';
export type { Hostile } from './hostile.js';
export type { ConformanceOptions, Law } from './options.js';
