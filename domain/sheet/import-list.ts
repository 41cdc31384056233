/** The lists that spreadsheets are imported into. */
export const importLists = ['apartments', 'parking'] as const
export type ImportList = (typeof importLists)[number]
