import sharp from 'sharp'
import { setPanoramaImage, updatePanorama } from '../../backend/data/panoramas.ts'
import { putImage } from '../../backend/images/known-images.ts'
import type { Backend } from '../../backend/open.ts'
import { destinationOf } from '../../backend/uploads/upload-targets.ts'
import { lights } from '../../domain/panorama/panorama.ts'

/** Half of it red: the right half, from the middle on. */
export async function drawPanorama(dark: string): Promise<Buffer> {
  const half = { width: 1800, height: 600, channels: 3, background: 'red' } as const
  return sharp({ create: { ...half, width: 3600, background: dark } })
    .composite([{ input: { create: half }, left: 1800, top: 0 }])
    .webp()
    .toBuffer()
}

/** A panorama of floor 9 whose middle looks to the east, as an upload would store it. */
export async function addView(backend: Backend): Promise<void> {
  const id = crypto.randomUUID()
  for (const [index, light] of lights.entries()) {
    const arrived = { name: `${light}.webp`, contentType: 'image/webp', uploadedBy: 'test' }
    const target = { uploader: 'panorama', panoramaId: id, light } as const
    const { path, about } = destinationOf(target, { ...arrived, timestamp: Date.now() + index })
    const image = await putImage(backend, path, await drawPanorama(light === 'day' ? 'blue' : 'black'), about)
    await setPanoramaImage(backend.db, id, light, image)
  }
  await updatePanorama(backend.db, id, 2, { entrance: '', firstFloor: 9, lastFloor: 9, centreAzimuth: 90 })
}
