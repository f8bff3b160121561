import { statfs } from 'node:fs/promises'

/** Size and free space of a folder's file system in bytes, as this user can use it. Throws where there is no folder. */
export async function findDiskSpace(folder: string): Promise<{ size: number; free: number }> {
  const { blocks, bavail, bsize } = await statfs(folder)
  return { size: blocks * bsize, free: bavail * bsize }
}
