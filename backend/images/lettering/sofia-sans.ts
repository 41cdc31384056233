import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

export type Weight = 400 | 500 | 600 | 700

const names: Record<Weight, string> = {
  400: '400Regular',
  500: '500Medium',
  600: '600SemiBold',
  700: '700Bold',
}

/** One TrueType file with all scripts for each weight. The web fonts are split by script and cannot be used here. */
export function fontFile(weight: Weight): string {
  const name = names[weight]
  return resolve(`@expo-google-fonts/sofia-sans/${name}/SofiaSans_${name}.ttf`)
}
