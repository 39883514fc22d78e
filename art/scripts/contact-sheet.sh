#!/bin/bash
# Contact sheet of the finished masters -> work/contact-sheet.png (needs ImageMagick).
cd "$(dirname "$0")/../masters" && mkdir -p ../work
L="premium-dry-cleaning household-items shoes-dry-cleaning carpet-dry-cleaning wash-and-fold sofa-dry-cleaning express-service stain-removal bulk-discounts shirt wedding-dress lehenga saree mens-suit kurta blanket curtain bag hotel-linens hospital-linen steam-ironing leather-jacket uniform pickup-and-delivery eco-friendly"
A=(); for n in $L; do [ -f $n.png ] && A+=(-label "$n" $n.png); done
nice -n 15 montage "${A[@]}" -font DejaVu-Sans -pointsize 13 -fill '#17312A' -background '#FAF7F0' -resize 380x285 -geometry 380x285+8+6 -tile 7x4 ../work/cards.png
nice -n 15 convert \( \( facility.png -resize x480 \) -background '#FAF7F0' -bordercolor '#FAF7F0' -border 6 +append -resize 2760x \) ../work/cards.png -background '#FAF7F0' -gravity center -append -depth 8 -resize 2000x -strip ../work/contact-sheet.png
