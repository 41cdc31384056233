import type sharp from 'sharp'

let loading: Promise<typeof sharp> | undefined

/**
 * Loads sharp with the first image, so that the start does not wait for it. Its cache of decoded pixels is off: results
 * are cached as files, so an original is hardly ever decoded twice.
 */
export function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    return sharp
  })
  return loading
}
