import { formatDateTime } from '../../../domain/formats/dates.ts'
import { formatByteSize } from '../../../domain/formats/measures.ts'
import { mediaText as text } from '../../text/admin/media.ts'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { SelectBox } from '../selection/select-box.tsx'
import { FileUses } from './file-uses.tsx'
import { MediaActions } from './media-actions.tsx'
import type { MediaFilesProps } from './media-grid.tsx'
import { MediaPreview } from './media-preview.tsx'

const cell = 'px-2.5 py-1'

export function MediaTable({ files, storedImages, uses, selection }: MediaFilesProps) {
  return (
    <ScrollTable label={text.list} columns={text.columns} minWidth="min-w-[760px]">
      {files.map((file) => (
        <tr key={file.id} className={selection.has(file.id) ? 'bg-sea-50' : 'hover:bg-sea-50'}>
          <td className={cell}>
            <SelectBox id={file.id} label={text.select(file.name)} selection={selection} />
          </td>
          <td className={`${cell} w-full`}>
            <span className="flex items-center gap-3">
              <span className="w-16 shrink-0 overflow-hidden rounded">
                <MediaPreview file={file} image={storedImages[file.url]} />
              </span>
              <span className="wrap-anywhere">{file.name}</span>
            </span>
          </td>
          <td className={`${cell} whitespace-nowrap`}>{text.types[file.type]}</td>
          <td className={`${cell} whitespace-nowrap tabular-nums`}>{formatByteSize(file.size)}</td>
          <td className={`${cell} whitespace-nowrap`}>{formatDateTime(file.uploadedAt)}</td>
          <td className={`${cell} min-w-44 text-sm`}>
            <FileUses uses={uses[file.url]} />
          </td>
          <td className={`${cell} whitespace-nowrap`}>
            <MediaActions file={file} uses={uses[file.url]} />
          </td>
        </tr>
      ))}
    </ScrollTable>
  )
}
