/** What can be wrong with the sense of a state. */
export type StateCode =
  | 'card-count'
  | 'category-not-here'
  | 'duplicate-handle'
  | 'no-candidates'
  | 'no-such-effect'
  | 'not-a-candidate'
  | 'not-a-search'
  | 'not-in-deck'
  | 'nothing-to-choose-for'
  | 'token-not-here'
  | 'under-way'
  | 'wrong-choice'
  | 'wrong-chooser'
  | 'wrong-face'
  | 'wrong-order'
  | 'wrong-owner'
  | 'wrong-winners';
