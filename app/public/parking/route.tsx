import { site } from '../../text/site.ts'
import { Page } from '../page.tsx'

export default function Parking() {
  return <Page title={site.parking} />
}
