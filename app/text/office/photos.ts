export const photosText = {
  title: 'Снимки',
  show: 'Добави снимка',
  hide: 'Скрий полето',
  none: 'Още няма снимки. Докато няма, посетителите виждат примерни изображения.',
  main: 'Главна',
  setMainOf: (position: number) => `Направи снимка ${position} главна`,
  earlier: (position: number) => `Премести снимка ${position} по-рано`,
  later: (position: number) => `Премести снимка ${position} по-късно`,
  name: (position: number) => `снимка ${position}`,
  alt: (position: number) => `Снимка ${position}`,
  deleted: 'Снимката е изтрита.',
} as const

export const brochureText = {
  title: 'Брошура (PDF)',
  download: 'Изтегли брошурата',
  none: 'Още няма брошура.',
  replace: 'Замени брошурата',
  name: 'брошурата',
  deleted: 'Брошурата е изтрита.',
  deleteFailed: 'Брошурата не можа да бъде изтрита. Опитайте отново.',
} as const
