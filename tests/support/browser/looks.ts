/** All combinations of display settings. */
export const looks = (['fr', 'en'] as const).flatMap((locale) =>
  [360, 1280].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ locale, width, scheme }))),
)
