#!/bin/sh
# Fetches what count-cases.mjs counts into a folder. Needs curl or git, pip, apt-get, dpkg-deb and Tesseract's dawg2wordlist.
set -eu
out=$(mkdir -p "$1" && cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
wikiann=${2:?"usage: collect.sh FOLDER WIKIANN-NL-TRAIN.tsv"}
cd "$out"
mkdir -p nl it debian git

pip download --quiet --no-deps --no-binary :all: spacy-lookups-data==1.0.5
tar xzf spacy?lookups?data-1.0.5.tar.gz --strip-components=3 --wildcards '*/data/e[ns]_lexeme_prob.json.gz'
pip download --quiet --no-deps wordfreq==3.1.1

clone() { git clone --quiet --depth 1 "https://github.com/$1" "git/$(basename "$1")"; }
clone mozilla/voice-web
for language in nl it; do for file in git/voice-web/server/data/$language/*.txt; do
  case $file in *wiki*|*europarl*) ;; *) cp "$file" "$language/cv-$(basename "$file")" ;; esac
done; done
for bank in UD_Dutch-LassySmall UD_Dutch-Alpino UD_Italian-PUD; do
  clone "UniversalDependencies/$bank"
  case $bank in *Dutch*) language=nl ;; *) language=it ;; esac
  for file in git/$bank/*-ud-dev.conllu git/$bank/*-ud-test.conllu; do
    [ ! -e "$file" ] || sed -n 's/^# text = //p' "$file" > "$language/$(basename "$file" .conllu).txt"
  done
done
clone tesseract-ocr/langdata && cp git/langdata/ita/ita.wordlist .
clone digitalheir/family-names-in-the-netherlands
cp git/family-names-in-the-netherlands/top_1000_last_names_in_the_netherlands_2007.csv .

cd debian
apt-get download tesseract-ocr-nld libreoffice-help-nl libreoffice-help-it installation-guide-amd64 gnome-user-docs gimp-help-nl gimp-help-it \
  aptitude-doc-nl aptitude-doc-it developers-reference-it debian-faq-it maint-guide-it debian-reference-it
for package in *.deb; do dpkg-deb -x "$package" .; done
cd ..
combine_tessdata -u debian/usr/share/tesseract-ocr/*/tessdata/nld.traineddata nld.
dawg2wordlist nld.lstm-unicharset nld.lstm-word-dawg nld.words
python3 "$here/collect_text.py" "$out" "$wikiann"
