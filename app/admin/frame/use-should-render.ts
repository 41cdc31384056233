import { useScriptsRun } from '../../plan-view/use-scripts-run.ts'

/** Of cells or squares. A building has some hundred apartments; the server's one thread takes a third of a second for five thousand. */
const maxRenderedByServer = 1_000

/**
 * Whether so many are to be drawn already: few by the server, with the rest of the page; more by the browser alone, which
 * has only this one page to draw.
 */
export function useShouldRender(count: number): boolean {
  const scriptsRun = useScriptsRun()
  return scriptsRun || count <= maxRenderedByServer
}
