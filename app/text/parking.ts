export const parkingText = {
  spot: (number: string) => `Паркомясто ${number}`,
  notFound: 'Паркомястото не е намерено',
  back: 'Към паркоместата',
} as const
