const WIDTH = 30

/** Draws a progress bar on standard error, on a terminal only, a few times a second. */
export function progressBar(total: number, stream: NodeJS.WriteStream = process.stderr) {
  let last = 0
  return {
    show(done: number): void {
      const now = performance.now()
      if (!stream.isTTY || (now - last < 200 && done < total)) return
      last = now
      stream.write(`\r${bar(done, total)}`)
    },
    end(): void {
      if (stream.isTTY) stream.write('\n')
    },
  }
}

/** "[#####.....]  50 %  500/1000". */
export function bar(done: number, total: number): string {
  const share = total === 0 ? 1 : done / total
  const filled = Math.round(share * WIDTH)
  const percent = String(Math.floor(share * 100)).padStart(3)
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${percent} %  ${done}/${total}`
}
