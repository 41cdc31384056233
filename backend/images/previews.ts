import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Language } from '../../domain/language.ts'
import { type TimeoutBudget, visitorTimeout } from '../files/timeout-budget.ts'
import type { ExpiringFolder, GeneratedFiles, Making, ServableFile } from './generated-files.ts'

/** The image of a link that is shared in social networks: text beside a photo. */
export interface SharePreview {
  /** Of the text, which letters may depend on. */
  language: Language
  title: string
  lines: string[]
  background: {
    id: string
    /** Undefined when the photo was deleted meanwhile. */
    read(timeout: TimeoutBudget): Promise<Buffer | undefined>
  }
}

export interface Previews {
  /**
   * The preview as a file, which is drawn once for the same text and photo; undefined when the photo is gone.
   */
  find(preview: SharePreview, timeout?: TimeoutBudget): Promise<ServableFile | undefined>
}

const folder: ExpiringFolder = 'previews'

export function createPreviews(generatedFiles: GeneratedFiles): Previews {
  return {
    async find(preview, timeout = visitorTimeout()) {
      const { language, title, lines, background } = preview
      const key = createHash('sha1')
        .update(JSON.stringify([language, title, lines, background.id]))
        .digest('hex')
      const making: Making = {
        read: background.read,
        async make(photo) {
          // Fonts take a while to load, and are not needed for the start.
          const { drawPreview } = await import('./draw-preview.ts')
          return drawPreview({ language, title, lines, background: photo })
        },
      }
      const made = await generatedFiles.find(join(folder, key, 'preview.jpeg'), making, timeout)
      return made && { ...made, contentType: 'image/jpeg', etag: `"${key}"` }
    },
  }
}
