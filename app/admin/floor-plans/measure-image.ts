import type { ImageSize } from '../../../domain/floor-plan/floor-plan.ts'

/** The size of an image that is not uploaded yet; none when the browser cannot open it: the server has the last word. */
export async function measureImage(file: File): Promise<ImageSize | undefined> {
  try {
    const { width, height } = await createImageBitmap(file)
    return { imageWidth: width, imageHeight: height }
  } catch {
    return undefined
  }
}
