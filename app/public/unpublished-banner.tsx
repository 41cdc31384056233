import { href } from 'react-router'
import { site } from '../text/site.ts'

/**
 * Tells people who are signed in that the site is not published; visitors get no page with it. It is below the
 * header, which covers the top of every page.
 */
export function UnpublishedBanner({ mayPublish }: { mayPublish: boolean }) {
  return (
    <aside
      aria-label={site.unpublished.label}
      className="screen-only fixed inset-x-0 top-16 z-30 bg-sand-100 px-4 py-1 text-center text-xs text-sea-950 shadow-card sm:text-sm short:absolute"
    >
      {site.unpublished.text}
      {mayPublish && (
        <>
          {' '}
          <a href={href('/admin/building')} className="font-semibold underline">
            {site.unpublished.open}
          </a>
        </>
      )}
    </aside>
  )
}
