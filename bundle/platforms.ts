/** A kind of machine that a bundle is made for, as Node and npm name it. */
export interface Platform {
  readonly name: string;
  readonly os: "linux" | "darwin" | "win32";
  readonly cpu: "x64" | "arm64";
  /** C library; npm chooses native packages by it. */
  readonly libc?: "glibc";
  /** Files of onnxruntime-node's folder for this machine; none where there is no such folder. */
  readonly runtimeFiles: readonly string[];
}

const BINDING = "onnxruntime_binding.node";

/**
 * What bundles are made for. Of onnxruntime's files those of graphics processors are left out (DirectML, dxcompiler and dxil, which
 * Windows loads on demand), and the second copy of the same library for macOS. It has no build for Intel Macs.
 */
export const PLATFORMS: readonly Platform[] = [
  { name: "linux-x64", os: "linux", cpu: "x64", libc: "glibc", runtimeFiles: [BINDING, "libonnxruntime.so.1"] },
  { name: "linux-arm64", os: "linux", cpu: "arm64", libc: "glibc", runtimeFiles: [BINDING, "libonnxruntime.so.1"] },
  { name: "darwin-arm64", os: "darwin", cpu: "arm64", runtimeFiles: [BINDING, "libonnxruntime.1.dylib"] },
  { name: "darwin-x64", os: "darwin", cpu: "x64", runtimeFiles: [] },
  { name: "win32-x64", os: "win32", cpu: "x64", runtimeFiles: [BINDING, "onnxruntime.dll"] },
];
