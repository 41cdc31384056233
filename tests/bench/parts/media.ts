import { addMediaFile } from '../../../backend/data/files/media-files.ts'
import { addStoredImage } from '../../../backend/data/files/stored-images.ts'
import type { Backend } from '../../../backend/open.ts'
import { storedUrl } from '../../../domain/files/stored-path.ts'
import type { Figure, Part } from '../figure.ts'
import { onFilledSite } from '../filled-site.ts'

const [few, many] = [50, 1000]
const placeholder = `data:image/webp;base64,${'A'.repeat(150)}`

export const mediaLibrary: Part = {
  title: 'Media library',
  about: 'The page of the admin area with 1,000 files, relative to that with 50.',
  measure: () => measureMedia(),
}

async function measureMedia(): Promise<Figure[]> {
  const time = (count: number) =>
    onFilledSite(
      (backend) => addFiles(backend, count),
      async (adminClient) => {
        await adminClient.time({ warm: '/admin/media' })
        return (await adminClient.time({ page: '/admin/media' })).page
      },
    )
  const [ofFew, ofMany] = [await time(few), await time(many)]
  console.log(`media: ${ofFew.toFixed(0)} ms with ${few} files, ${ofMany.toFixed(0)} ms with ${many}`)
  return [
    {
      what: `media library of ${many} files, relative to ${few}`,
      value: ofMany / ofFew,
      limit: { atMost: 1.2 },
      unit: 'times',
    },
  ]
}

async function addFiles({ db }: Backend, count: number): Promise<void> {
  await db.write('media', async () => {
    for (let index = 0; index < count; index++) {
      const storagePath = `media/${index}_photo.jpg`
      const url = storedUrl(storagePath)
      await addMediaFile(db, { name: `${index}.jpg`, url, type: 'image', size: 100_000, storagePath })
      await addStoredImage(db, storagePath, { width: 4000, height: 3000, placeholder })
    }
  })
}
