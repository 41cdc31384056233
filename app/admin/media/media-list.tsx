import { FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../domain/dates.ts'
import { formatByteSize } from '../../../domain/measures.ts'
import type { MediaFile } from '../../../domain/media.ts'
import type { Picture } from '../../../domain/picture.ts'
import { errors } from '../../text/errors.ts'
import { mediaText } from '../../text/media.ts'
import { Image } from '../../ui/image.tsx'
import { deleteStoredFile } from '../../uploads/storage-client.ts'

interface MediaListProps {
  files: MediaFile[]
  pictures: Record<string, Picture>
  onDeleted(): void
}

export function MediaList({ files, pictures, onDeleted }: MediaListProps) {
  return (
    <ul aria-label={mediaText.list} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {files.map((file) => (
        <li key={file.id} className="flex flex-col overflow-hidden rounded-card bg-white shadow-card">
          <a href={file.url} target="_blank" rel="noreferrer" className="flex-1">
            <Preview picture={pictures[file.url]} />
            <p className="truncate px-4 pt-3 font-medium text-sea-800" title={file.name}>
              {file.name}
            </p>
          </a>
          <div className="flex items-center justify-between gap-2 px-4 pb-2">
            <p className="text-sm text-sea-800">
              {formatByteSize(file.size)}, {formatDate(file.uploadedAt)}
            </p>
            <Delete file={file} onDeleted={onDeleted} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Preview({ picture }: { picture: Picture | undefined }) {
  // Its name stands below.
  if (picture) return <Image picture={picture} alt="" sizes="320px" fit="cover" className="aspect-4/3" />
  return (
    <span className="grid aspect-4/3 place-items-center bg-sand-100">
      <FileText className="size-12 text-sea-500" aria-hidden="true" />
    </span>
  )
}

function Delete({ file, onDeleted }: { file: MediaFile; onDeleted(): void }) {
  const [state, setState] = useState<'idle' | 'deleting' | 'failed'>('idle')
  const remove = async () => {
    setState('deleting')
    try {
      await deleteStoredFile({ uploader: 'media' }, file.url)
      onDeleted()
    } catch (error) {
      console.error(errors.deleteMediaFile, error)
      setState('failed')
    }
  }
  return (
    <>
      {state === 'failed' && (
        <p role="alert" className="text-sm text-sold">
          {errors.deleteMediaFile}
        </p>
      )}
      <button
        type="button"
        disabled={state === 'deleting'}
        onClick={remove}
        aria-label={mediaText.delete(file.name)}
        className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-lg text-sold hover:bg-sold-soft disabled:opacity-50"
      >
        <Trash2 className="size-5" aria-hidden="true" />
      </button>
    </>
  )
}
