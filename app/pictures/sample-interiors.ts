import bedroomSmall from './bedroom-640.webp?url'
import bedroomLarge from './bedroom-1280.webp?url'
import type { BundledPicture } from './bundled-pictures.ts'
import kitchenSmall from './kitchen-640.webp?url'
import kitchenLarge from './kitchen-1280.webp?url'
import livingSmall from './living-640.webp?url'
import livingLarge from './living-1280.webp?url'

const [width, height] = [1200, 800]

/** Rendered rooms, with a view of the sea. */
export const sampleInteriors: Record<'living' | 'kitchen' | 'bedroom', BundledPicture> = {
  living: { small: livingSmall, large: livingLarge, width, height },
  kitchen: { small: kitchenSmall, large: kitchenLarge, width, height },
  bedroom: { small: bedroomSmall, large: bedroomLarge, width, height },
}
