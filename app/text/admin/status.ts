export const statusText = {
  changed: (name: string, status: string) => `${name}: ${status}.`,
  undo: 'Върни',
  undone: 'Предишният статус е върнат.',
  notUndone: 'Междувременно записът е променен отново. Предишният статус не е върнат.',
  unreachable: 'Няма връзка със сървъра.',
  stays: (name: string, status: string) => `${name} остава „${status}“.`,
  again: 'Опитай отново',
} as const
