import { useScriptsRun } from '../../plan-view/use-scripts-run.ts'

/**
 * How many apartments the server renders at most, as cells of the grid or squares of the dashboard. A building
 * has some hundred; rendering 5,000 would block the server's thread for a third of a second.
 */
const maxRenderedByServer = 1_000

/** Whether to render this many items now: the server renders up to a limit, and the browser renders any number. */
export function useShouldRender(count: number): boolean {
  const scriptsRun = useScriptsRun()
  return scriptsRun || count <= maxRenderedByServer
}

/**
 * The options that a list of choices renders now: of thousands, the server renders the first one if it chooses nothing,
 * and the chosen one.
 */
export function useOptions<Option extends readonly [value: string, ...unknown[]]>(
  options: readonly Option[],
  selected: unknown,
): readonly Option[] {
  const rendersAll = useShouldRender(options.length)
  return rendersAll ? options : options.filter(([value]) => value === '' || value === selected)
}
