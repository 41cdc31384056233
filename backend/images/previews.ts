import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type TimeoutBudget, visitorTimeout } from '../files/timeout-budget.ts'
import type { GeneratedImages, ServableFile } from './generated-images.ts'
import type { Making } from './make-in-turn.ts'

/** An image that appears where somebody shares a link: text beside a photo. */
export interface SharePreview {
  title: string
  lines: string[]
  background: {
    /** Changes with the image. */
    id: string
    /** Undefined when it is gone meanwhile. */
    read(timeout: TimeoutBudget): Promise<Buffer | undefined>
  }
}

export interface Previews {
  /** Drawn on the first request, once for the same text and photo; undefined when the photo is gone. */
  find(preview: SharePreview, timeout?: TimeoutBudget): Promise<ServableFile | undefined>
}

/** Cached among the derived images, whose sweeping takes them away after a week: nobody can tell who still asks. */
const folder = 'previews'
const week = 7 * 24 * 60 * 60 * 1000

export function isFreshPreview(made: string, madeAt: Date, now: Date): boolean {
  return made.startsWith(`${folder}/`) && now.getTime() - madeAt.getTime() < week
}

export function createPreviews(generatedImages: GeneratedImages): Previews {
  return {
    async find(preview, timeout = visitorTimeout()) {
      const { title, lines, background } = preview
      const key = createHash('sha1')
        .update(JSON.stringify([title, lines, background.id]))
        .digest('hex')
      const making: Making = {
        read: background.read,
        async make(photo) {
          // The letters take a while to load, and most servers' first minutes do without them.
          const { drawPreview } = await import('./draw-preview.ts')
          return drawPreview({ title, lines, background: photo })
        },
      }
      const made = await generatedImages.find(join(folder, key, 'preview.jpeg'), making, timeout)
      return made && { ...made, contentType: 'image/jpeg', etag: `"${key}"` }
    },
  }
}
