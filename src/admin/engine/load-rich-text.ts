/** The rich-text editor, some 140 kB: asked for as a screen that needs it opens, never from within an open form. */
export const loadRichText = async () => ({ default: (await import('./rich-text')).RichText })
