import './build/node-version.ts'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { importsByFile } from './build/imports-by-file.ts'
import { mantineStyles } from './build/mantine-styles.ts'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { prerender } from './build/prerender.ts'
import { SHARED_CHUNKS } from './build/shared-chunks.ts'
import { sizeGate } from './build/size-gate.ts'

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/client/routes',
      generatedRouteTree: 'src/client/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    importsByFile(),
    mantineStyles(),
    react(),
    preloadFonts(),
    sizeGate(),
    precompress(),
    prerender(),
  ],
  optimizeDeps: { exclude: ['@mantine/core', '@mantine/hooks', '@mantine/spotlight'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: SHARED_CHUNKS },
            // The entry contains the names of all chunks. The shortest hashes that the bundler allows save 270 bytes.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
          },
        },
      },
    },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
