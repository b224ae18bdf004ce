/** The pages that are read most, for readers who have not found what they looked for. */
export const popularPages = ['/depot', '/communique', '/publications', '/guide_utilisateurs'] as const
