import { lastPage } from '../../../domain/lists/page.ts'
import { mediaText } from '../../text/admin/media.ts'
import { button } from '../../ui/button.ts'
import { ImageTile } from './image-tile.tsx'
import type { loader } from './images.ts'

const text = mediaText.choose

interface ImagePageProps {
  page: Awaited<ReturnType<typeof loader>>
  /** What is said where there is nothing. */
  none: string
  /** Urls of those that are there already. */
  present: string[]
  /** Ids, in the order in which they were selected. */
  selected: string[]
  toggle(id: string): void
  open(page: number): void
}

/** One page of images to choose from, and the ways to the others. */
export function ImagePage({ page, none, present, selected, toggle, open }: ImagePageProps) {
  const last = lastPage(page.total, page.size)
  return (
    <>
      {page.total === 0 && <p className="py-10 text-center text-sea-700">{none}</p>}
      <ul className="grid min-h-64 grid-cols-2 content-start gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {page.files.map((file) => (
          <ImageTile
            key={file.id}
            file={file}
            image={page.storedImages[file.url]}
            isHere={present.includes(file.url)}
            place={selected.indexOf(file.id) + 1}
            onToggle={() => toggle(file.id)}
          />
        ))}
      </ul>
      {last > 1 && <Pages page={page.page} last={last} open={open} />}
    </>
  )
}

function Pages({ page, last, open }: { page: number; last: number; open(page: number): void }) {
  const className = button({ kind: 'secondary' })
  return (
    <div className="mt-3 flex items-center justify-center gap-4">
      <button type="button" disabled={page === 1} onClick={() => open(page - 1)} className={className}>
        {text.earlier}
      </button>
      <p className="text-sm">{text.page(page, last)}</p>
      <button type="button" disabled={page === last} onClick={() => open(page + 1)} className={className}>
        {text.later}
      </button>
    </div>
  )
}
