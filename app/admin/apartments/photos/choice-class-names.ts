/** A line to be tapped anywhere, and the box or dot at its beginning. */
export const lineClassName = 'flex min-h-11 cursor-pointer items-center gap-3'
export const boxClassName = 'size-5 shrink-0 accent-sea-700'
