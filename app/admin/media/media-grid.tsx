import type { FileUse, MediaFile } from '../../../domain/files/media.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { formatByteSize } from '../../../domain/formats/measures.ts'
import { mediaText as text } from '../../text/admin/media.ts'
import { SelectBox } from '../selection/select-box.tsx'
import type { Selection } from '../selection/use-selection.ts'
import { FileUses } from './file-uses.tsx'
import { MediaActions } from './media-actions.tsx'
import { MediaPreview } from './media-preview.tsx'

export interface MediaFilesProps {
  files: MediaFile[]
  storedImages: Record<string, StoredImage>
  /** By url: what shows the file. */
  uses: Record<string, FileUse[]>
  selection: Selection
}

export function MediaGrid({ files, storedImages, uses, selection }: MediaFilesProps) {
  return (
    <ul aria-label={text.list} className="grid gap-3 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-5">
      {files.map((file) => (
        <li
          key={file.id}
          className={`relative flex flex-col overflow-hidden rounded-card border-2 bg-white shadow-card ${selection.has(file.id) ? 'border-sea-600' : 'border-transparent'}`}
        >
          <MediaPreview file={file} image={storedImages[file.url]} />
          <div className="absolute top-2 left-2 rounded-md bg-white/90 p-1.5">
            <SelectBox id={file.id} label={text.select(file.name)} selection={selection} />
          </div>
          <p className="truncate px-3 pt-2 text-sm font-semibold text-sea-900" title={file.name}>
            {file.name}
          </p>
          <div className="flex items-center justify-between gap-1 py-1 pr-1 pl-3">
            <p className="text-sm text-sea-700">
              {formatByteSize(file.size)}
              <br />
              {formatDate(file.uploadedAt)}
            </p>
            <MediaActions file={file} uses={uses[file.url]} />
          </div>
          <div className="mt-auto border-t border-sand-200 px-3 text-sm">
            <FileUses uses={uses[file.url]} />
          </div>
        </li>
      ))}
    </ul>
  )
}
