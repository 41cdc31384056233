import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

export type Weight = 400 | 500 | 600 | 700

const names: Record<Weight, string> = {
  400: '400Regular',
  500: '500Medium',
  600: '600SemiBold',
  700: '700Bold',
}

/** The whole typeface in one plain TrueType file for each weight; what browsers get is cut up by script. */
export function fontFile(weight: Weight): string {
  const name = names[weight]
  return resolve(`@expo-google-fonts/sofia-sans/${name}/SofiaSans_${name}.ttf`)
}
