import { useRevalidator } from 'react-router'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { imageOfLight, lights, type Panorama } from '../../../domain/panorama/panorama.ts'
import { errors } from '../../../text/admin/errors.ts'
import { panoramasText as text } from '../../../text/admin/views.ts'
import { Image } from '../../ui/image.tsx'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { StoredFileDelete } from '../delete/stored-file-delete.tsx'
import { FormSection } from '../form/form-section.tsx'

interface Props {
  panorama: Panorama
  images: Record<string, StoredImage>
}

const deletion = { done: text.duskDeleted, failed: errors.deletePhoto }

/** The pictures by day and at dusk. Each upload replaces the one before; only that at dusk can be left out. */
export function PanoramaImages({ panorama, images }: Props) {
  const { revalidate } = useRevalidator()
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {lights.map((light) => {
        const url = panorama[imageOfLight[light]]
        const image = url ? images[url] : undefined
        const target = { uploader: 'panorama', panoramaId: panorama.id, light } as const
        return (
          <FormSection
            key={light}
            title={text.lights[light]}
            action={
              light === 'dusk' &&
              url && (
                <StoredFileDelete
                  target={target}
                  url={url}
                  name={text.dusk}
                  messages={deletion}
                  onDeleted={revalidate}
                />
              )
            }
          >
            {image && (
              <Image
                image={image}
                alt={text.lights[light]}
                sizes="(min-width: 1024px) 560px, 100vw"
                fit="cover"
                className="mb-3 aspect-4/1 rounded-lg"
              />
            )}
            <DropZone
              target={target}
              label={url ? text.replace[light] : text.addDusk}
              onUploaded={() => revalidate()}
            />
          </FormSection>
        )
      })}
    </div>
  )
}
