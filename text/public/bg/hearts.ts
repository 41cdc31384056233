/** The heart on every apartment, and the link to the kept ones. Every page has them. */
export const heartsText = {
  link: 'Любими',
  keep: (number: string) => `Запази апартамент ${number} в любими`,
  full: (most: number) => `Любимите са най-много ${most}. Махнете някой апартамент, за да запазите друг.`,
}
