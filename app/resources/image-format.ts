import type { ImageFormat } from '../../backend/images/derived-images.ts'

/** The smallest format that the browser says it shows; every browser shows JPEG. */
export function imageFormat(accept: string | null): ImageFormat {
  const offers = (accept ?? '').toLowerCase().split(',')
  const takes = (type: string) =>
    offers.some((offer) => offer.trim().split(/\s*;/)[0] === type && !/;\s*q=0(\.0*)?\s*(;|$)/.test(offer))
  if (takes('image/avif')) return 'avif'
  return takes('image/webp') ? 'webp' : 'jpeg'
}
