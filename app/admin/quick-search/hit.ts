/** Something that the quick search has found. */
export interface Hit {
  group: 'screens' | 'apartments' | 'parking' | 'stores' | 'enquiries'
  to: string
  label: string
  note?: string
}
