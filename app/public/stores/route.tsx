import { site } from '../../text/site.ts'
import { Page } from '../page.tsx'

export default function Stores() {
  return <Page title={site.stores} />
}
