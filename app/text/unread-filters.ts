export function unreadFiltersText(names: string[]): string {
  return `Ценовата листа не може да се направи: в адреса има неразбираем филтър (${names.join(', ')}). Изберете филтрите отново в списъка с апартаменти.`
}
