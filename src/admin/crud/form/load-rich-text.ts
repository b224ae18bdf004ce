import { HtmlSource } from './html-source'

/**
 * The rich-text editor, some 150 kB: asked for as soon as a list is shown whose forms need it. Where it cannot be had
 * (no network, a release that is gone) the form stays open all the same, and the text is written as HTML.
 */
export const loadRichText = () =>
  import('./rich-text').then(
    ({ RichText }) => ({ default: RichText }),
    () => ({ default: HtmlSource }),
  )
