/** Feeds are closed, or readable with a key. */
export interface FeedAccess {
  feedsOpen: boolean
  /** Empty until the feeds are opened for the first time. */
  feedKey: string
}

export const closedFeeds: FeedAccess = { feedsOpen: false, feedKey: '' }
