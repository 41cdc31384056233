import { useScriptsRun } from '../../plan-view/use-scripts-run.ts'

/**
 * The maximum number of cells or squares. A building has some hundred apartments; rendering 5,000 would block
 * the server's thread for a third of a second.
 */
const maxRenderedByServer = 1_000

/** Whether to render this many items now: the server renders up to a limit, and the browser renders any number. */
export function useShouldRender(count: number): boolean {
  const scriptsRun = useScriptsRun()
  return scriptsRun || count <= maxRenderedByServer
}
