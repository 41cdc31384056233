export const mediaText = {
  count: (count: number) => (count === 1 ? '1 файл' : `${count} файла`),
  empty: 'Още няма файлове. Качете първия от полето горе.',
  list: 'Качени файлове',
  delete: (name: string) => `Изтрий „${name}“`,
} as const
