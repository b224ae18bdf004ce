/** Calls a function for each item, four at a time. */
export async function eachOf<Item>(items: readonly Item[], call: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const work = async () => {
    for (const item of waiting) await call(item)
  }
  await Promise.all(Array.from({ length: 4 }, work))
}
