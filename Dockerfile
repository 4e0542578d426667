# An image for machines without internet: docs/start/install.md. The first stage needs the registry of npm; what is built runs without a network.
FROM node:22-bookworm-slim AS build
# Set by BuildKit: the processor that the image is for.
ARG TARGETARCH=amd64
WORKDIR /src
COPY . .
RUN npm ci && npm run bundle -- --platform "linux-$(echo "$TARGETARCH" | sed s/amd64/x64/)" --out /bundles \
  && mkdir /unname && tar -xzf /bundles/unname-*.tar.gz -C /unname --strip-components=1

FROM node:22-bookworm-slim
COPY --from=build /unname /opt/unname
RUN ln -s /opt/unname/unname /usr/local/bin/unname
# User 1000 of the image; --user names another, the owner of the notes for example.
USER node
WORKDIR /work
ENTRYPOINT ["unname"]
CMD ["--help"]
