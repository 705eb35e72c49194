/** What can be wrong with what a config names. */
export type ConfigCode =
  | 'unknown-supply'
  | 'unknown-special'
  | 'duplicate-special'
  | 'unknown-leader'
  | 'unknown-starter';
/** What can be wrong with the sense of a state. */
export type StateCode =
  | 'card-count'
  | 'card-not-here'
  | 'citizen-count'
  | 'duplicate-handle'
  | 'graveyard-count'
  | 'missing-ending'
  | 'no-question'
  | 'no-such-unit'
  | 'not-now'
  | 'not-single'
  | 'repeated-ending'
  | 'wrong-ending'
  | 'wrong-options'
  | 'wrong-seat'
  | 'wrong-turns'
  | 'wrong-victim'
  | 'wrong-winners';
