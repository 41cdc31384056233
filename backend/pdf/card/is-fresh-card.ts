/** Cards are cached among the derived images. One carries its day: the next day it is another one. */
export const cardFolder = 'cards'

const twoDays = 2 * 24 * 60 * 60 * 1000

export function isFreshCard(made: string, madeAt: Date, now: Date): boolean {
  return made.startsWith(`${cardFolder}/`) && now.getTime() - madeAt.getTime() < twoDays
}
