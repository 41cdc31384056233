export const busyText: string = 'В момента много хора теглят ценови листи. Моля, опитайте отново след малко.'
export const tooManyPdfsText: string =
  'Поискахте твърде много документи наведнъж. Моля, изчакайте да се отворят и опитайте отново.'

export function unreadFiltersText(names: string[]): string {
  return `Ценовата листа не може да се направи: в адреса има неразбираем филтър (${names.join(', ')}). Изберете филтрите отново в списъка с апартаменти.`
}
