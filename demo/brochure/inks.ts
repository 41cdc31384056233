export const inks = {
  sea: '#16324f',
  text: '#22364a',
  quiet: '#5f7183',
  sand: '#f6f1e7',
  line: '#d9dfe5',
  coral: '#e2613f',
  white: '#ffffff',
} as const
