import { useRouteLoaderData } from 'react-router'
import { showroomSection } from '../../../text/public/sections/showroom.ts'
import { useLocale } from '../../locale.tsx'
import { QrCode } from '../../qr-code.tsx'
import type { ShowroomHome } from './describe-showroom.ts'

/** The apartment's page as a QR code, with what was chosen of its costs. */
export function TakeAlong({ home, query = '' }: { home: ShowroomHome; query?: string }) {
  const { text, pages } = useLocale(showroomSection)
  const site = useRouteLoaderData<{ origin: string }>('public/layout')
  if (!site) return null
  return (
    <aside className="showroom-take">
      <QrCode
        text={site.origin + pages.apartment(home.id) + query}
        label={text.showroom.qr(home.title)}
        className="showroom-code"
      />
      <p>
        <strong>{text.showroom.take}</strong>
        <span>{text.showroom.scan}</span>
      </p>
    </aside>
  )
}
