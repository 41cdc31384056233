/**
 * Names of attributes by which the script of the hearts finds them. The hearts are plain buttons and not components with
 * a state of their own, because a long list has a hundred of them.
 */
export const hearts = { heart: 'data-heart', count: 'data-kept-count', note: 'data-kept-note' } as const

/** The key of the kept apartments in the browser's storage. */
export const storageKey = 'favourites'
