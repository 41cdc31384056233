import { href } from 'react-router'

export interface Unpublished {
  label: string
  text: string
  /** The link to publishing, for those who may publish. */
  open: string | undefined
}

/**
 * Below the header, which covers the top of every page. Visitors never see it: the server shows them no page at all. So
 * its texts come with the data and are in none of their scripts.
 */
export function UnpublishedBanner({ label, text, open }: Unpublished) {
  return (
    <aside
      aria-label={label}
      className="screen-only fixed inset-x-0 top-16 z-30 bg-sand-100 px-4 py-1 text-center text-xs text-sea-950 shadow-card sm:text-sm short:absolute"
    >
      {text}{' '}
      {open && (
        <a href={href('/admin/building')} className="font-semibold underline">
          {open}
        </a>
      )}
    </aside>
  )
}
