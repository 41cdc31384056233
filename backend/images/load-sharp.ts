import type sharp from 'sharp'

let loading: Promise<typeof sharp> | undefined

/**
 * Loaded by the first image, which a start does not wait for. Its cache is off: it keeps pixels of images that are
 * hardly ever asked for a second time, since what is made of them is kept as a file.
 */
export function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    return sharp
  })
  return loading
}
