import { ErrorPanel } from '../ui/error-panel.tsx'
import { Page } from './page.tsx'

/** In place of a page whose data could not be read; header and footer stand. */
export function PageLoadError({ title, message }: { title: string; message: string }) {
  return (
    <Page title={title}>
      <ErrorPanel message={message} />
    </Page>
  )
}
