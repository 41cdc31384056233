/** The feeds are closed, or open to everybody who has the key. */
export interface FeedAccess {
  feedsOpen: boolean
  /** Empty until the feeds are opened for the first time. */
  feedKey: string
}

export const closedFeeds: FeedAccess = { feedsOpen: false, feedKey: '' }
